import path from 'node:path';
import sharp from 'sharp';
import type {EntityId} from '../../data/companies/companies';
import {catalogue, type PictureName} from '../../data/pictures/catalogue';
import {pictureSource} from '../../data/pictures/sources';
import {keyOf} from './cache';
import {overlay, stripDrawing, titleBox, titleDrawing} from './overlay';
import {scrimDensity, withScrim, type Pixels} from './scrim';
import {PICTURE_HEIGHT, SHEET} from './sheet';
import type {TitleLines} from './title-lines';

/** What a picture for link previews shows. */
export interface SocialPicture {
  readonly picture: PictureName;
  readonly company: EntityId;
  readonly title: TitleLines;
}

/** JPEG, because not every reader of link previews knows a newer format. */
export const JPEG = {quality: 77} as const;

/** The encoded file that is drawn upon: as wide as the sheet, so that nothing is scaled. */
function sourceFile(siteDir: string, picture: PictureName): string {
  return path.join(siteDir, 'static', pictureSource(picture).folder, `${SHEET.width}.webp`);
}

/** Raise it whenever the drawing changes in a way that its inputs do not show. */
const EDITION = 1;

/** Stands for everything that a picture is made of: the same key, the same picture. */
export function keyOfPicture({picture, company, title}: SocialPicture): string {
  return keyOf(
    String(EDITION),
    pictureSource(picture).folder,
    catalogue[picture].focus.join(),
    stripDrawing(company),
    titleDrawing(title),
    JSON.stringify([JPEG, SHEET, sharp.versions]),
  );
}

/** The model, cut to the sheet around its focus as the site's style sheet would. */
async function model(file: string, picture: PictureName): Promise<Pixels> {
  const {width} = SHEET;
  const whole = sharp(file).removeAlpha().raw();
  const {data, info} = await whole.toBuffer({resolveWithObject: true});
  const [, y] = catalogue[picture].focus;
  const top = Math.round(((info.height - PICTURE_HEIGHT) * y) / 100);
  return {data: data.subarray(3 * width * top, 3 * width * (top + PICTURE_HEIGHT)), width};
}

/** The model under its scrim, without words: what a title must be readable on. */
export async function drawGround(
  siteDir: string,
  {picture, title}: Pick<SocialPicture, 'picture' | 'title'>,
): Promise<Pixels> {
  const pixels = await model(sourceFile(siteDir, picture), picture);
  const box = titleBox(title);
  return {data: withScrim(pixels, box, scrimDensity(pixels, box)), width: pixels.width};
}

/** The whole picture as a JPEG file. */
export async function drawSocialPicture(siteDir: string, page: SocialPicture): Promise<Buffer> {
  const {width, height} = SHEET;
  const {data} = await drawGround(siteDir, page);
  const words = overlay(stripDrawing(page.company), titleDrawing(page.title));
  return sharp(data, {raw: {width, height: PICTURE_HEIGHT, channels: 3}})
    .extend({bottom: height - PICTURE_HEIGHT})
    .composite([{input: words}])
    .removeAlpha()
    .jpeg(JPEG)
    .toBuffer();
}
