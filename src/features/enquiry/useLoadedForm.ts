import {useCallback, useEffect, useState, type ComponentType} from 'react';

interface LoadedForm {
  /** The form, once its script is here. */
  readonly Form: ComponentType | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/**
 * Fetches the form after the page has come alive. A script of its own lets the page stand, with
 * telephone, hours and map, when the form's does not arrive.
 */
export function useLoadedForm(): LoadedForm {
  const [Form, setForm] = useState<ComponentType>();
  const [failed, setFailed] = useState(false);

  const load = useCallback(async () => {
    setFailed(false);
    try {
      const {EnquiryForm} = await import(/* webpackChunkName: "enquiry-form" */ './EnquiryForm');
      setForm(() => EnquiryForm);
    } catch {
      setFailed(true);
    }
  }, []);

  useEffect(() => void load(), [load]);
  return {Form, failed, retry: () => void load()};
}
