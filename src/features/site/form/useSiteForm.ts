import {
  type RefObject,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
  useForm,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import {failed, type Outcome} from './outcome';
import {laterChoice, startForm} from './start-form';

/** When forms validate (specification 4). `FormFrame` moves the focus, once the errors are shown. */
const validation = {
  mode: 'onSubmit',
  reValidateMode: 'onChange',
  shouldFocusError: false,
} as const;

type Value = string | boolean | File | undefined;

function fieldOf(id: string, name: string): Element | RadioNodeList | null {
  const form = document.getElementById(id);
  return form instanceof HTMLFormElement ? form.elements.namedItem(name) : null;
}

/** What a field holds: text, a tick or a file; `undefined` if no file is chosen. */
function valueOf(field: Element | RadioNodeList | null): Value {
  if (field instanceof HTMLInputElement && field.type === 'checkbox') return field.checked;
  if (field instanceof HTMLInputElement && field.type === 'file') return field.files?.[0];
  return field && 'value' in field ? field.value : '';
}

interface Options<Values extends FieldValues, Message> {
  /** Id of the form, with which the ids of its controls begin. */
  readonly id: string;
  /** Key of the draft in session storage, from `storage-names.ts`. */
  readonly draftName: string;
  /** The fields in the order of the form, all of which the draft holds. */
  readonly names: readonly Path<Values>[];
  readonly resolver: Resolver<Values, unknown, Values>;
  /** The select that the visitor's link fills in, and its value; empty if there is none. */
  readonly suggestion: {readonly name: Path<Values>; readonly value: string};
  /** The values after a success (specification 3 and 4). */
  readonly empty: Values;
  /** Turns valid values into the message to send; nothing is sent without one. */
  readonly messageOf: (values: Values) => Message | undefined;
  /** Never rejects. */
  readonly send: (message: Message, signal: AbortSignal) => Promise<Outcome>;
}

interface State<Message> {
  readonly sending: boolean;
  /** Result of the last attempt, until the next one ends. `attempt` counts from 1. */
  readonly result?: Outcome & {
    readonly message: Message;
    readonly attempt: number;
    readonly at: Date;
  };
}

/** What `FormField` needs to know about a field. */
export interface FieldState {
  readonly id: string;
  readonly registration: UseFormRegisterReturn;
  readonly error: string | undefined;
  /** Makes the field read-only while the form is being sent. */
  readonly locked: boolean;
}

export interface SiteForm<Values extends FieldValues, Message>
  extends State<Message>, Pick<Options<Values, Message>, 'id' | 'draftName' | 'names'> {
  readonly form: UseFormReturn<Values, unknown, Values>;
  /** The hidden field that only programs fill in (honeypot). */
  readonly honeypot: RefObject<HTMLInputElement | null>;
  readonly field: (name: Path<Values>) => FieldState;
  /** Copies what the fields hold into the form library. */
  readonly read: () => void;
  /** Validates, then sends, unless a message is being sent or a program filled in the form. */
  readonly onSubmit: (event: SubmitEvent) => void;
  readonly cancel: () => void;
}

/**
 * Makes the fields of the page the one source of a form's values, and sends one message at a time.
 * Browsers, password managers and drops fill in fields without an event that reaches the form
 * library, so it reads the fields again before it validates.
 */
export function useSiteForm<Values extends FieldValues, Message>({
  id,
  draftName,
  names,
  resolver,
  suggestion,
  empty,
  messageOf,
  send,
}: Options<Values, Message>): SiteForm<Values, Message> {
  // Sets no default values, which would overwrite what was entered before the script loaded.
  const form = useForm<Values, unknown, Values>({...validation, resolver});
  const {formState, getFieldState, getValues, handleSubmit, register, reset, setValue} = form;
  const {isSubmitted} = formState;
  const early = useRef<readonly Value[]>([]);
  const [state, setState] = useState<State<Message>>({sending: false});
  const {sending, result} = state;
  const underWay = useRef<AbortController>(undefined);
  const honeypot = useRef<HTMLInputElement>(null);
  const wasSuspected = useRef(false);

  function set(name: Path<Values>, value: Value): void {
    setValue(name, value as PathValue<Values, Path<Values>>, {shouldValidate: isSubmitted});
  }

  function read(): void {
    for (const name of names) {
      const field = fieldOf(id, name);
      const value = valueOf(field);
      const known: unknown = getValues(name) ?? '';
      if (field instanceof HTMLInputElement && field.type === 'file') {
        // The library can't be given a file, but it reads one after this event.
        if ((known as ArrayLike<File>)[0] !== value) {
          field.dispatchEvent(new Event('change', {bubbles: true}));
        }
      } else if (known !== value) {
        set(name, value);
      }
    }
  }

  // Reads before the library registers the radio buttons: it does so one by one, which would lose a
  // choice that the visitor has already made.
  useInsertionEffect(() => {
    early.current = names.map((name) => valueOf(fieldOf(id, name)));
  }, [id, names]);
  useLayoutEffect(() => {
    const element = document.getElementById(id);
    if (!element) return;
    // Already done in built HTML, unless React has rendered the form again.
    startForm(id, draftName, names);
    names.forEach((name, index) => {
      const value = early.current[index];
      if (typeof value === 'string' && value !== '' && valueOf(fieldOf(id, name)) === '') {
        set(name, value);
      }
    });
    read();
    const {dataset} = element;
    const {name, value} = suggestion;
    const kept = valueOf(fieldOf(id, name));
    if (dataset.chosen === undefined) {
      set(name, laterChoice(typeof kept === 'string' ? kept : '', dataset.suggested ?? '', value));
    }
    dataset.suggested = value;
  }, []);

  function end(message: Message, outcome: Outcome): void {
    underWay.current = undefined;
    setState((before) => ({
      sending: false,
      result: {...outcome, message, attempt: (before.result?.attempt ?? 0) + 1, at: new Date()},
    }));
  }

  async function submit(values: Values): Promise<void> {
    const message = messageOf(values);
    if (underWay.current || message === undefined) return;
    if (honeypot.current?.value && !wasSuspected.current) {
      // Accepts the next attempt, because a browser extension may have filled it in, and may do so
      // each time.
      wasSuspected.current = true;
      end(message, failed('suspected'));
      return;
    }
    const {signal} = (underWay.current = new AbortController());
    setState((before) => ({...before, sending: true}));
    end(message, await send(message, signal));
  }

  const emptyForm = useEffectEvent(() => {
    // The library leaves files, and the draft goes with the native reset.
    const element = document.getElementById(id);
    if (element instanceof HTMLFormElement) element.reset();
    reset(empty);
  });
  useEffect(() => {
    if (result?.ok) emptyForm();
  }, [result]);
  useEffect(() => {
    if (!sending) return undefined;
    // Makes the browser ask for confirmation, because leaving the page would stop the message.
    const ask = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [sending]);

  return {
    ...state,
    id,
    draftName,
    names,
    form,
    honeypot,
    read,
    field: (name) => ({
      id: `${id}-${name}`,
      registration: register(name),
      error: getFieldState(name, formState).error?.message,
      locked: sending,
    }),
    onSubmit: (event) => void handleSubmit((values) => void submit(values))(event),
    cancel: () => underWay.current?.abort(),
  };
}
