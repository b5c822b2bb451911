export { Die } from './Die.tsx';
