import { MyTicket } from '../../../../features/ticket/my-ticket.tsx';

const TicketScreen = () => <MyTicket side="handyman" />;
export default TicketScreen;
