/** A key of the keyboard. */
import type { ReactNode } from 'react';
import './Kbd.css';

export function Kbd({ children }: { readonly children: ReactNode }) {
  return <kbd className="kbd">{children}</kbd>;
}
