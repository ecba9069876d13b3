import {useEffect} from 'react';

function isFileField(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === 'file';
}

function refuse(event: DragEvent): void {
  if (event.dataTransfer?.types.includes('Files') && !isFileField(event.target)) {
    event.preventDefault();
    event.dataTransfer.dropEffect = 'none';
  }
}

/** A file dropped beside the field would be opened in the place of the page, and the form lost. */
export function useNoStrayDrop(): void {
  useEffect(() => {
    window.addEventListener('dragover', refuse);
    window.addEventListener('drop', refuse);
    return () => {
      window.removeEventListener('dragover', refuse);
      window.removeEventListener('drop', refuse);
    };
  }, []);
}
