import { contract } from '@proverka/api/contract'
import type { TestServer, Visitor } from './test-server.ts'

/** A browser in which an admin is signed in. */
export async function visitAsAdmin(server: TestServer): Promise<Visitor> {
  const admin = server.visit()
  await admin.signIn('admin@example.com')
  return admin
}

/** What the log says, newest first: action, subject, details. */
export async function logOf(admin: Visitor, userId?: string) {
  const { data } = await admin.call(contract.admin.listUserLogs, {
    query: userId === undefined ? {} : { person_id: userId },
  })
  return data.logs
}
