import { MyTicket } from '../../../../layout/my-ticket.tsx';

const TicketScreen = () => <MyTicket side="user" />;
export default TicketScreen;
