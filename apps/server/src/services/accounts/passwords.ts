import { randomInt } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { sha256 } from '../../platform/sha256.ts'

/** Without the look-alikes `0 O 1 l I`: people type it from an email. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const MAILED_PASSWORD_LENGTH = 12

/** argon2id with the library's parameters (19 MiB, 2 passes), as a PHC string. */
export const hashPassword = (password: string): Promise<string> => hash(password)

/** A hash of nothing: comparing with it takes as long as with a real one, so that time tells nothing (SEC-04). */
const decoy = hash('no such person')

/** Compares with a stored hash; with none it does the same work and answers false. */
export async function isPassword(storedHash: string | null | undefined, password: string): Promise<boolean> {
  const matches = await verify(storedHash ?? (await decoy), password)
  return matches && Boolean(storedHash)
}

/**
 * What is stored of a mailed password. It is 70 random bits and lives for a day, so a quick hash is as good as a slow one,
 * and a try at it costs next to nothing.
 */
export const hashMailedPassword = (userId: string, password: string): string =>
  sha256(`${userId}:${password}`)

/** A password to be mailed (AMB-60). */
export function makeMailedPassword(): string {
  return Array.from({ length: MAILED_PASSWORD_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}
