import { execFileSync } from 'node:child_process'

export interface ServerUser {
  readonly uid: number
  readonly gid: number
}

/** PostgreSQL refuses root: root starts it as `postgres` or `nobody`, any other user as himself (`undefined`). */
export function serverUser(): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  const user = ['postgres', 'nobody'].map(look).find((found) => found !== undefined)
  if (!user)
    throw new Error('PostgreSQL не запускается от root, а пользователей postgres и nobody в системе нет.')
  return user
}

function look(name: string): ServerUser | undefined {
  try {
    const ask = (flag: string) =>
      Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
    return { uid: ask('-u'), gid: ask('-g') }
  } catch {
    return undefined
  }
}
