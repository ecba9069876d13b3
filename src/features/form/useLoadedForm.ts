import {useCallback, useEffect, useState, type ComponentType} from 'react';

interface LoadedForm<Props> {
  /** The form, once its script is here. */
  readonly Form: ComponentType<Props> | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/**
 * Shows the form after the page has come alive. A script of its own lets the page stand, with
 * everything else it says, when the form's does not arrive.
 *
 * @param fetchForm imports the form; must not change while the page stands
 */
export function useLoadedForm<Props>(
  fetchForm: () => Promise<ComponentType<Props>>,
): LoadedForm<Props> {
  const [Form, setForm] = useState<ComponentType<Props>>();
  const [failed, setFailed] = useState(false);

  const load = useCallback(async () => {
    setFailed(false);
    try {
      const loaded = await fetchForm();
      setForm(() => loaded);
    } catch {
      setFailed(true);
    }
  }, [fetchForm]);

  useEffect(() => void load(), [load]);
  return {Form, failed, retry: () => void load()};
}
