import { expect, it } from 'vitest'
import { store } from '../state/store.ts'
import { noticesAtom, notify } from './notify.ts'

it('shows what is said again once, as the newest', () => {
  notify('error', 'Неверный логин или пароль')
  notify('error', 'Слишком много попыток<br>Подождите минуту')
  const [first] = store.get(noticesAtom)
  notify('error', 'Неверный логин или пароль')
  const notices = store.get(noticesAtom)
  expect(notices.map(({ lines }) => lines)).toEqual([
    ['Слишком много попыток', 'Подождите минуту'],
    ['Неверный логин или пароль'],
  ])
  expect(notices[1]?.id).not.toBe(first?.id)
})
