/** The table's screen as the page and the lobby know it: fetched when it is wanted, or a little before. */
import { fetched } from '../ui/fetched.tsx';

export const TableScreen = fetched(async () => (await import('./TableScreen.tsx')).TableScreen);
