export { arrangeExpert } from './file.ts';
