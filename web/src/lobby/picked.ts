/** The number of one of some names, the same for everybody who sees the table. */
export function pickedBy(id: string, names: number): number {
  return [...id].reduce((sum, sign) => (31 * sum + sign.codePointAt(0)!) % 65_521, 7) % names;
}
