/** The course of a game: which level comes next, and how far somebody has come. */
import type { Wire } from "../api/client";

export type Course = Wire["CourseInfo"];
export type Level = Wire["LevelInfo"];

const STARS = 3;

export interface Progress {
  readonly solved: number;
  readonly stars: number;
  readonly most: number;
  /** The first level that is not solved yet; once all are, the one with the fewest stars. */
  readonly next: Level | null;
}

export function progressOf(course: Course): Progress {
  const { levels } = course;
  const weakest = [...levels].sort((a, b) => a.stars - b.stars)[0] ?? null;
  return {
    solved: levels.filter((level) => level.best > 0).length,
    stars: levels.reduce((sum, level) => sum + level.stars, 0),
    most: STARS * levels.length,
    next: levels.find((level) => !level.best) ?? weakest,
  };
}

/** Where a level lies on the winding path: the row of its lesson, to and fro. */
export function placeOf(course: Course, index: number): { row: number; column: number } {
  const { lesson } = course.levels[index]!;
  const first = course.levels.findIndex((level) => level.lesson === lesson);
  const length = course.levels.filter((level) => level.lesson === lesson).length;
  const along = index - first;
  return { row: lesson - 1, column: lesson % 2 ? along : length - 1 - along };
}
