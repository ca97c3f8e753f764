import type { FakeAnswer } from '@proverka/screens/stories/fake-server.ts'

/** For stories: an answer, and the bodies that its call was sent. */
export function recorded(answer: FakeAnswer) {
  const bodies: unknown[] = []
  const recording: FakeAnswer = {
    ...answer,
    respond: (init, query) => {
      bodies.push(typeof init?.body === 'string' ? JSON.parse(init.body) : init?.body)
      return answer.respond(init, query)
    },
  }
  return { bodies, recording }
}
