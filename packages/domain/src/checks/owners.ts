/** Someone who owns a part of a company. */
export interface Owner {
  readonly name: string
  /** «60%» or «1/3»; absent where the register does not say it. */
  readonly share?: string | undefined
}

const SHARE = /,\s*(\d+(?:[.,]\d+)?\s?%|\d+\/\d+)$/
/** Not within the quotes of a name. */
const BETWEEN = /;\s*(?![^«]*»)/

/** Owners as one fact of a register's record: «Теремов Игорь Олегович, 60%; Котова Вера Ильинична, 40%». */
export function ownersText(owners: readonly Owner[]): string {
  return owners.map(({ name, share }) => [name, share].filter(Boolean).join(', ')).join('; ')
}

/** The owners of such a fact. */
export function readOwners(text: string): readonly Owner[] {
  return text
    .split(BETWEEN)
    .filter(Boolean)
    .map((owner) => {
      const share = SHARE.exec(owner)?.[1]
      return share === undefined ? { name: owner } : { name: owner.replace(SHARE, ''), share }
    })
}
