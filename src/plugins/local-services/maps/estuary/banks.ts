import {curve, type Point} from '../ground';

export const northBank = curve([
  [-9000, 900],
  [-7000, 500],
  [-5200, -150],
  [-3800, -420],
  [-2600, -300],
  [-1500, -120],
  [-700, -45],
  [-260, -20],
  [0, -17],
  [250, -22],
  [700, -60],
  [1300, -190],
  [2000, -160],
  [2900, 120],
  [4000, 700],
  [5600, 1300],
  [7400, 1500],
  [9000, 1300],
]);

export const southBank = curve([
  [9000, -2600],
  [7000, -2300],
  [5200, -1500],
  [3900, -1150],
  [2600, -1250],
  [1200, -1350],
  [0, -1150],
  [-1400, -1080],
  [-2800, -1350],
  [-4200, -1650],
  [-5600, -1500],
  [-7200, -900],
  [-9000, -600],
]);

/** The same course, so many metres further north. */
export const shifted = (course: readonly Point[], north: number): Point[] =>
  course.map(([east, at]) => [east, at + north]);

/** The part of a course between two eastings. */
export const stretch = (course: readonly Point[], from: number, to: number): Point[] =>
  course.filter(([east]) => east >= from && east <= to);
