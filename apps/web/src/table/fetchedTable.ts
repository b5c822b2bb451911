/** The table's screen for the page and the lobby: fetched on demand, or a little earlier. */
import { fetched } from '../ui/fetched.tsx';

export const TableScreen = fetched(async () => (await import('./TableScreen.tsx')).TableScreen);
