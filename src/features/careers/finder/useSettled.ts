import {useEffect, useRef, useState} from 'react';

/** Longer than the pauses between keys, in milliseconds. */
const PAUSE = 1000;

/**
 * A text to announce once it has stopped changing, so that a screen reader is not interrupted at
 * each key. Empty until it changes for the first time: what the page begins with is read anyway.
 */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  const began = useRef(text);
  useEffect(() => {
    if (settled === '' && text === began.current) {
      return undefined;
    }
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text, settled]);
  return settled;
}
