import { playShare } from './share.ts';

playShare(2);
