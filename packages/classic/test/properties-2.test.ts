import { playClassic } from './share.ts';

playClassic(2);
