import { playNextLevel } from './share.ts';

playNextLevel(3);
