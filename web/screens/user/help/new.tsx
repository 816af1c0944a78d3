import { NewTicket } from '../../../features/ticket/new-ticket.tsx';

const NewTicketScreen = () => <NewTicket side="user" />;
export default NewTicketScreen;
