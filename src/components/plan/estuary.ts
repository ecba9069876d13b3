import {boxes, row} from '../drawing/lines';

/*
 * The headquarters from above, north up: the model of the picture "hq" in its own dimensions, where
 * 50 units of the drawing are 5.8 m. It agrees with the demonstration map. It belongs to the
 * brand's address; an owner with another headquarters draws another.
 */

/** The shore, and the steps of the river bed as the layers of the model's card. */
export const SHORE =
  'M0 218C22 220 44 222 67 225S111 229 133 230 178 231 200 233 244 239 267 242 311 247 333 249 378 254 400 256 444 259 467 258 511 257 533 257 578 259 600 260';
export const BED = [
  'M0 247C22 249 44 250 67 252S111 260 133 263 178 261 200 257 244 255 267 259 311 270 333 273 378 276 400 278 444 288 467 293 511 291 533 286 578 281 600 282',
  'M0 268C22 274 44 277 67 277S111 282 133 288 178 294 200 289 244 279 267 277 311 287 333 294 378 299 400 298 444 306 467 314 511 323 533 320 578 308 600 305',
  'M0 286C22 297 44 305 67 309S111 311 133 314 178 325 200 328 244 322 267 314 311 310 333 317 378 327 400 328 444 329 467 334 511 350 533 355 578 350 600 343',
  'M0 311C22 318 44 328 67 336S111 345 133 346 178 352 200 358 244 364 267 360 311 349 333 347 378 354 400 359 444 362 467 362 511 370 533 379 578 389 600 385',
].join('');

/** Crowns with their trunks: centre and radius. */
const TREES = [
  [58, 160, 24],
  [100, 196, 18],
  [112, 122, 22],
  [32, 94, 24],
  [112, 80, 16],
  [72, 76, 18],
  [240, 74, 12],
  [470, 76, 12],
] as const;

export const trees = {
  crowns: TREES.map(
    ([x, y, radius]) =>
      `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0`,
  ).join(''),
  trunks: TREES.map(([x, y]) => `M${x - 3} ${y}h6M${x} ${y - 3}v6`).join(''),
};

/** Road and footway, drive and spaces for visitors, yard for lorries. */
export const ground = {
  road: boxes([-2, -26, 604, 50]),
  centre: 'M300-2H430',
  footway: 'M0 36H158M206 36H528M574 36H600',
  fence: 'M10 219V54H158M222 54H528M574 54H590V258',
  drive: 'M158 24V192H204V24',
  spaces: 'M158 150H204M181 150V192',
  yard: 'M528 24V96H516V240H590V54H574V24',
  turning: 'M551 60V150q0 34-16 34M551 150q0 40 22 50',
  shelter: boxes([318, 26, 34, 9]),
  /** Along Jetty Road to the west. */
  arrow: 'M14-2h26M20-6l-6 4 6 4',
  gate: 'M158 54h30M528 54h30',
};

/** On foot: through the gate and along the front of the workshop. */
export const WAY = 'M214 24V147H240';

/** West ends of the workshop's saw-tooth bays. */
const BAYS = [245, 297.5, 350, 402.5, 455] as const;

export const workshop = {
  outline: boxes([245, 107.5, 262.5, 125]),
  glass: boxes(...BAYS.map((x) => [x, 107.5, 8, 125] as const)),
  ridges: BAYS.map((x) => `M${x} 107.500v125M${x + 8} 107.500v125`).join(''),
  reception: 'M245 138v18',
  doors: 'M308 232.500h32M413 232.500h32M507.500 150v34',
};

export const waterside = {
  quay: 'M220 235V296H530V258',
  wharf: boxes([220, 274, 310, 22], [169, 262, 18, 98]),
  boards: 'M221 285H530',
  jetty: 'M178 262v98',
  piles: row(13, (index) => `M${226 + index * 24} 296h0`),
  barge: 'M301 348 438 339 456 327 459 321 455 315 436 307 299 316Z',
  deck: 'M309 344 432 336 448 327 450 322 447 317 429 311 307 319Z',
  cargo:
    'M308 344 339 342 337 318 306 320ZM350 338 371 336 370 318 349 320ZM375 336 396 335 395 317 374 318ZM400 334 421 333 420 315 399 316Z',
};

export const NORTH = 'M30 334V286m-7 17 7-17 7 17-7-4z';
