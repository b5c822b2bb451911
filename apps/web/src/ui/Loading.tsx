/** Something is on its way: said at once, shown only when it takes a while. */
import './Loading.css';

export function Loading({ text }: { readonly text: string }) {
  return (
    <p className="loading" role="status">
      {text}
    </p>
  );
}
