import { MyTicket } from '../../../../features/ticket/my-ticket.tsx';

const TicketScreen = () => <MyTicket side="user" />;
export default TicketScreen;
