import { readFileSync, writeFileSync } from 'node:fs'
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { StartError } from '../../platform/db/start-error.ts'

/*
 * Keys of age (https://age-encryption.org): who makes backups holds the public half alone and cannot read them. Any program
 * that knows the format opens them, too.
 */

const SECRET = /^AGE-SECRET-KEY-[A-Z0-9-]+$/m

/** Makes a pair, writes its secret half to a new file that only its owner reads, and answers the public one. */
export async function makeKey(file: string): Promise<string> {
  const identity = await generateX25519Identity()
  try {
    writeFileSync(file, `${identity}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    const isThere = (error as NodeJS.ErrnoException).code === 'EEXIST'
    throw new StartError(
      isThere
        ? `Файл ${file} уже есть: ключ не перезаписывается, укажите другое имя.`
        : `Файл ключа ${file} не записывается: ${(error as Error).message}.`,
    )
  }
  return identityToRecipient(identity)
}

/** Encrypts for the public keys of `BACKUP_RECIPIENT`, separated by commas: any one of their owners can read. */
export function createEncrypter(recipients: string | undefined): Encrypter {
  const keys = (recipients ?? '').split(/[\s,]+/).filter((key) => key !== '')
  if (keys.length === 0)
    throw new StartError(
      'Не указан BACKUP_RECIPIENT, открытый ключ резервных копий. Создать пару: npm run backup -- --new-key <файл>.',
    )
  const encrypter = new Encrypter()
  for (const key of keys) {
    // A secret key that was put here by mistake must not come into a log.
    if (SECRET.test(key))
      throw new StartError(
        'BACKUP_RECIPIENT — это открытый ключ (age1…), а указан секретный. Уберите его с сервера.',
      )
    try {
      encrypter.addRecipient(key)
    } catch {
      throw new StartError(`BACKUP_RECIPIENT: ${key} — не открытый ключ age (age1…).`)
    }
  }
  return encrypter
}

/** Decrypts by the secret keys in a file. */
export function createDecrypter(file: string): Decrypter {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    throw new StartError(`Ключ ${file} не читается: ${(error as Error).message}.`)
  }
  const keys = text.split(/\s+/).filter((line) => SECRET.test(line))
  if (keys.length === 0) throw new StartError(`В файле ${file} нет секретного ключа (AGE-SECRET-KEY-1…).`)
  const decrypter = new Decrypter()
  try {
    for (const key of keys) decrypter.addIdentity(key)
  } catch {
    throw new StartError(`Секретный ключ в файле ${file} поврежден.`)
  }
  return decrypter
}
