import {html, type Markup} from '../../../src/plugins/local-services/html';

function answerHtml(name: string, label: string, help: string, control: Markup): Markup {
  const hint = help === '' ? '' : html`<p class="field__hint" id="hint-${name}">${help}</p>`;
  return html`<div class="field" data-answer="${name}">
    <label for="answer-${name}">${label}</label>
    ${hint} ${control}
    <p class="field__error" id="error-${name}" data-error hidden></p>
  </div>`;
}

function day(name: string, label: string, help = ''): Markup {
  return answerHtml(
    name,
    label,
    help,
    html`<input class="input" type="date" id="answer-${name}" name="${name}" required />`,
  );
}

function newVersionHtml(): Markup {
  return html`<dialog class="editor-dialog" id="version-dialog" aria-labelledby="version-title">
    <form class="form editor-dialog__form" id="version-form" novalidate>
      <h2 class="field--wide" id="version-title">Make it a new version</h2>
      <p class="field--wide" id="version-intro"></p>
      <fieldset class="field field--wide">
        <legend class="field__label">What kind of change is it?</legend>
        <div class="editor-ticks editor-ticks--wide">
          <label class="editor-tick"
            ><input type="radio" name="type" value="minor" checked />
            <span
              >Minor: nobody has to act differently. It becomes version
              <b data-version="minor"></b>.</span
            ></label
          >
          <label class="editor-tick"
            ><input type="radio" name="type" value="major" />
            <span
              >Major: somebody has to act differently. It becomes version
              <b data-version="major"></b>.</span
            ></label
          >
        </div>
      </fieldset>
      <div class="field field--wide" data-answer="note">
        <label for="answer-note">What changed?</label>
        <p class="field__hint" id="hint-note">
          One or two sentences for readers, at most 280 characters. They see them in the revision
          table and in the feed.
        </p>
        <textarea class="input editor-field__long" rows="3" id="answer-note" name="note"></textarea>
        <p class="field__error" id="error-note" data-error hidden></p>
      </div>
      <fieldset class="field field--wide" data-answer="sections">
        <legend class="field__label">Which sections changed?</legend>
        <p class="field__hint" id="sections-known"></p>
        <div class="editor-ticks" id="version-sections"></div>
        <p class="field__error" id="error-sections" data-error hidden></p>
      </fieldset>
      ${answerHtml(
        'approver',
        'Who approved it?',
        'A role or body, not a name.',
        html`<input class="input" id="answer-approver" name="approver" autocomplete="off" />`,
      )}
      ${day('approvedOn', 'On which day?', 'A day to come is refused: approve first.')}
      ${day('effectiveFrom', 'From which day does it apply?')}
      ${day('reviewBy', 'By which day must it be reviewed?', 'At most a year after the approval.')}
      <div class="field--wide editor-dialog__lines" id="version-lines" aria-live="polite"></div>
      <p class="field--wide button-row">
        <button type="submit" class="button" id="version-confirm">Write the new version</button>
        <button type="button" class="button button--plain" data-close>Not now</button>
      </p>
    </form>
  </dialog>`;
}

function conflictHtml(): Markup {
  return html`<dialog class="editor-dialog" id="conflict-dialog" aria-labelledby="conflict-title">
    <div class="editor-dialog__form">
      <h2 id="conflict-title">The file was changed by somebody else</h2>
      <p>
        While you were writing, another program saved this policy. Nothing of yours is lost, and
        nothing has been written. Below is what would change if you wrote your text over theirs.
      </p>
      <div class="editor-dialog__lines" id="conflict-lines"></div>
      <p class="button-row">
        <button type="button" class="button" data-close>Go on editing</button>
        <button type="button" class="button button--plain" id="conflict-mine">
          Write mine over theirs
        </button>
        <button type="button" class="button button--plain" id="conflict-theirs">
          Give up mine and open theirs
        </button>
      </p>
    </div>
  </dialog>`;
}

/** The questions that lie over the page: a new version, and a file that somebody else changed. */
export function questionsHtml(): Markup {
  return html`${newVersionHtml()} ${conflictHtml()}`;
}
