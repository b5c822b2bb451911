export { TokenPicture } from './Token.tsx';
