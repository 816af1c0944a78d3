import { NewTicket } from '../../../features/ticket/new-ticket.tsx';

const NewTicketScreen = () => <NewTicket side="handyman" />;
export default NewTicketScreen;
