import { NewTicket } from '../../../layout/new-ticket.tsx';

const NewTicketScreen = () => <NewTicket side="handyman" />;
export default NewTicketScreen;
