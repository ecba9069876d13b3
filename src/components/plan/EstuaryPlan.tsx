import type {ReactNode} from 'react';

/** The shore and the steps of the river bed, as the layers of the model's card, outermost first. */
const SHORE =
  'M0 218C22 220 44 222 67 225S111 229 133 230 178 231 200 233 244 239 267 242 311 247 333 249 378 254 400 256 444 259 467 258 511 257 533 257 578 259 600 260';
const BED = [
  'M0 247C22 249 44 250 67 252S111 260 133 263 178 261 200 257 244 255 267 259 311 270 333 273 378 276 400 278 444 288 467 293 511 291 533 286 578 281 600 282',
  'M0 268C22 274 44 277 67 277S111 282 133 288 178 294 200 289 244 279 267 277 311 287 333 294 378 299 400 298 444 306 467 314 511 323 533 320 578 308 600 305',
  'M0 286C22 297 44 305 67 309S111 311 133 314 178 325 200 328 244 322 267 314 311 310 333 317 378 327 400 328 444 329 467 334 511 350 533 355 578 350 600 343',
  'M0 311C22 318 44 328 67 336S111 345 133 346 178 352 200 358 244 364 267 360 311 349 333 347 378 354 400 359 444 362 467 362 511 370 533 379 578 389 600 385',
];
const TREES = [
  [55, 165, 23],
  [95, 200, 18],
  [118, 128, 25],
  [30, 95, 25],
  [150, 88, 20],
  [550, 155, 22],
  [570, 205, 16],
  [555, 96, 25],
  [80, 78, 22],
] as const;
/** West ends of the workshop's saw-tooth bays. */
const BAYS = [245, 297.5, 350, 402.5, 455] as const;
/** Seams of the metal roof, across the slope of a bay. */
function seams(x: number): string {
  return Array.from({length: 12}, (_, row) => `M${x + 8} ${117.5 + row * 10}h44.500`).join('');
}

const PILES = Array.from({length: 13}, (_, index) => 226 + index * 24);
const WATER = `${SHORE}V400H0Z`;

function Workshop(): ReactNode {
  return (
    <>
      <path className="plan__building" d="M245 107.500H507.500V232.500H245Z" />
      {BAYS.map((x) => (
        <g key={x}>
          <path className="plan__glass" d={`M${x} 107.500h8v125h-8z`} />
          <path className="plan__line" d={`M${x} 107.500v125M${x + 8} 107.500v125`} />
          <path className="plan__fine" d={seams(x)} />
        </g>
      ))}
      <path className="plan__door" d="M308 232.500h32M413 232.500h32M245 138v18" />
    </>
  );
}

function Waterside(): ReactNode {
  return (
    <>
      <path className="plan__quay" d="M220 235V296H530V258" />
      <path className="plan__wharf" d="M221 274H530V296H221Z" />
      <path className="plan__boards" d="M221 285H530" />
      {PILES.map((x) => (
        <circle key={x} className="plan__pile" cx={x} cy={296} r={2.5} />
      ))}
      <path className="plan__wharf" d="M169 262h18v98h-18z" />
      <path className="plan__boards plan__boards--across" d="M178 262v98" />
      <g transform="translate(0 -18)">
        <path
          className="plan__barge"
          d="M301 366 438 357 456 345 459 339 455 333 436 325 299 334Z"
        />
        <path
          className="plan__line"
          d="M309 362 432 354 448 345 450 340 447 335 430 329 307 337Z"
        />
        <path
          className="plan__cargo"
          d="M308 362 339 360 337 336 306 338ZM350 356 371 354 370 336 349 338ZM375 354 396 353 395 335 374 336ZM400 352 421 351 420 333 399 334Z"
        />
      </g>
    </>
  );
}

/**
 * Site plan of the headquarters, north up: the model of the picture "hq" seen from above, in
 * its own dimensions (50 units of the drawing are 5.8 m). It belongs to the brand's address; an
 * owner with another headquarters draws another.
 */
export function EstuaryPlan({description}: {readonly description: string}): ReactNode {
  return (
    <svg className="plan" viewBox="0 0 600 400" role="img" aria-label={description}>
      <path className="plan__water" d={WATER} />
      {BED.map((contour) => (
        <path key={contour} className="plan__contour" d={contour} />
      ))}
      <path className="plan__line" d={SHORE} />
      <path className="plan__road" d="M0 16H600V44H0Z" />
      <path className="plan__centre" d="M170 30H600" />
      <path className="plan__fence" d="M10 220V54H190M222 54H590V258" />
      {TREES.map(([x, y, radius]) => (
        <g key={`${x} ${y}`}>
          <circle className="plan__tree" cx={x} cy={y} r={radius} />
          <path className="plan__fine" d={`M${x - 3} ${y}h6M${x} ${y - 3}v6`} />
        </g>
      ))}
      <path className="plan__fine" d="M172 168h64M172 200h64M172 168v32M204 168v32M236 168v32" />
      <path className="plan__car" d="M178 174h20v20h-20z" />
      <path className="plan__way" d="M206 44V147H240" />
      <Waterside />
      <Workshop />
      <path className="plan__line" d="M28 348V308m-6 13 6-14 6 14Z" />
      <path className="plan__line" d="M380 379v6h171.500v-6M465.700 379v6" />
    </svg>
  );
}
