/** Something is loading: announced at once, shown only if it takes a while. */
import './Loading.css';

export function Loading({ text }: { readonly text: string }) {
  return (
    <p className="loading" role="status">
      {text}
    </p>
  );
}
