import type {ComponentType} from 'react';
import type {Token} from '@site/src/plugins/style-page/tokens';
import type {SheetId} from './sheet-ids';
import {ActionSheet} from './sheets/ActionSheet';
import {CardSheet} from './sheets/CardSheet';
import {ColourSheet} from './sheets/ColourSheet';
import {CompanySheet} from './sheets/CompanySheet';
import {DrawingsSheet} from './sheets/DrawingsSheet';
import {FieldSheet} from './sheets/FieldSheet';
import {FormSheet} from './sheets/FormSheet';
import {HeroSheet} from './sheets/HeroSheet';
import {MessageSheet} from './sheets/MessageSheet';
import {PictureSheet} from './sheets/PictureSheet';
import {ProseSheet} from './sheets/ProseSheet';
import {RecordSheet} from './sheets/RecordSheet';
import {RegisterSheet} from './sheets/RegisterSheet';
import {SectionSheet} from './sheets/SectionSheet';
import {SpaceSheet} from './sheets/SpaceSheet';
import {StepSheet} from './sheets/StepSheet';
import {TitleBlockSheet} from './sheets/TitleBlockSheet';
import {TypeSheet} from './sheets/TypeSheet';
import {VoiceSheet} from './sheets/VoiceSheet';

/** What stands on each sheet. */
export const sheets: Readonly<Record<SheetId, ComponentType<{readonly tokens: readonly Token[]}>>> =
  {
    colour: ColourSheet,
    type: TypeSheet,
    space: SpaceSheet,
    companies: CompanySheet,
    actions: ActionSheet,
    fields: FieldSheet,
    forms: FormSheet,
    messages: MessageSheet,
    cards: CardSheet,
    registers: RegisterSheet,
    voices: VoiceSheet,
    'title-blocks': TitleBlockSheet,
    heroes: HeroSheet,
    pictures: PictureSheet,
    drawings: DrawingsSheet,
    steps: StepSheet,
    sections: SectionSheet,
    prose: ProseSheet,
    records: RecordSheet,
  };
