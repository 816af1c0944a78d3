import { MyTicket } from '../../../../layout/my-ticket.tsx';

const TicketScreen = () => <MyTicket side="handyman" />;
export default TicketScreen;
