import { playAdvanced } from './share.ts';

playAdvanced(3);
