/** Takes a file from the device. */
import { Icon } from './Icon.tsx';
import { buttonClass } from './Button.tsx';
import './FileButton.css';

interface Props {
  readonly label: string;
  readonly accept: string;
  readonly onFile: (file: File) => void;
}

export function FileButton({ label, accept, onFile }: Props) {
  return (
    <label className={`file-button ${buttonClass('plain')}`}>
      <input
        type="file"
        className="file-button-input"
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          target.value = '';
        }}
      />
      <Icon name="file" />
      {label}
    </label>
  );
}
