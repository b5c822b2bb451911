import { playNextLevel } from './share.ts';

playNextLevel(2);
