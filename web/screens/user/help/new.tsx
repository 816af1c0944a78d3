import { NewTicket } from '../../../layout/new-ticket.tsx';

const NewTicketScreen = () => <NewTicket side="user" />;
export default NewTicketScreen;
