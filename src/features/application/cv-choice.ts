/** What stands in the CV field. A file that was refused is not kept, only its name. */
export type CvChoice =
  | {
      readonly state: 'none';
      /** Name of the CV that was chosen before the page was loaded anew; empty if none was. */
      readonly remembered: string;
    }
  | {readonly state: 'checking'; readonly name: string}
  | {
      readonly state: 'refused';
      readonly name: string;
      /** Why, and what to do about it. */
      readonly message: string;
    }
  | {readonly state: 'accepted'; readonly file: File};

/** Nothing was chosen yet. */
export const noCv: CvChoice = {state: 'none', remembered: ''};

/** Name of the CV as the application and its draft hold it; empty if there is none. */
export function cvName(choice: CvChoice): string {
  switch (choice.state) {
    case 'accepted':
      return choice.file.name;
    case 'none':
      return choice.remembered;
    case 'checking':
    case 'refused':
      return '';
  }
}
