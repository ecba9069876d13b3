import {useCallback, useEffect, useState, type ComponentType} from 'react';

interface LoadedForm {
  /** The form, once its script is here. */
  readonly Form: ComponentType | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

async function fetchForm(): Promise<ComponentType> {
  const {EnquiryForm} = await import(/* webpackChunkName: "enquiry-form" */ './EnquiryForm');
  return EnquiryForm;
}

/**
 * Shows the form after the page has come alive. A script of its own lets the page stand, with
 * telephone, hours and map, when the form's does not arrive.
 */
export function useLoadedForm(): LoadedForm {
  const [Form, setForm] = useState<ComponentType>();
  const [failed, setFailed] = useState(false);

  const load = useCallback(async () => {
    setFailed(false);
    try {
      const loaded = await fetchForm();
      setForm(() => loaded);
    } catch {
      setFailed(true);
    }
  }, []);

  useEffect(() => void load(), [load]);
  return {Form, failed, retry: () => void load()};
}
