import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {SendingProgress} from '@site/src/components/form/SendingProgress';
import {FormFrame} from '../form/FormFrame';
import {problemsOf} from '../form/problems-of';
import {ApplicationFields} from './ApplicationFields';
import {controlId} from './control-id';
import {delivery} from './delivery';
import {candidateNotice} from './notice';
import {OutcomePanel} from './OutcomePanel';
import type {Position} from './positions';
import {fieldNames} from './rules';
import {texts} from './texts';
import {useApplication} from './useApplication';
import {useNoStrayDrop} from './useNoStrayDrop';

const FORM_ID = 'application';

interface Props {
  /** What may be applied for. */
  readonly positions: readonly Position[];
}

/** The application form (specification 3, 4, 5 and 8). Runs in the browser only. */
export function ApplicationForm({positions}: Props): ReactNode {
  const {form, configuration, request, cv, state, trap, asked, submit, onTyped} =
    useApplication(positions);
  useNoStrayDrop();
  const {errors, isSubmitted} = form.formState;
  const {sending, progress, result} = state;
  const delivers = configuration.delivery !== 'log';
  // Whoever has stopped the sending need not be told so by an alert.
  const wasStopped = result?.ok === false && result.reason === 'cancelled';
  return (
    <>
      <OutcomePanel
        result={result}
        sending={sending}
        control={form.control}
        positions={positions}
        formId={FORM_ID}
      />
      <FormFrame
        id={FORM_ID}
        label="Application"
        texts={texts}
        problems={isSubmitted ? problemsOf(fieldNames, errors, controlId) : []}
        sending={sending}
        outcome={wasStopped ? undefined : result}
        trap={trap}
        asked={asked}
        onSubmit={submit}
        onTyped={onTyped}
        smallPrint={
          <>
            {delivers ? texts.purpose : texts.stays}{' '}
            <Link to={candidateNotice.path}>{candidateNotice.title}</Link>
          </>
        }
      >
        <ApplicationFields
          form={form}
          cv={cv}
          positions={positions}
          unknown={request.unknown}
          fileLimit={configuration.fileLimit}
          locked={sending}
        />
      </FormFrame>
      {sending && delivers && (
        <SendingProgress fraction={progress ?? 0} onCancel={delivery.cancel} />
      )}
    </>
  );
}
