import { expect, it } from 'vitest'
import { ownersText, readOwners } from './owners.ts'

it('owners of a company are read as they were written, with a share in percent, as a fraction, or with none', () => {
  const owners = [
    { name: 'Теремов Игорь Олегович', share: '77,8998%' },
    { name: 'ООО «Кровля, 2»', share: '1/3' },
    { name: 'Котова Вера Ильинична' },
  ]
  expect(ownersText(owners)).toBe(
    'Теремов Игорь Олегович, 77,8998%; ООО «Кровля, 2», 1/3; Котова Вера Ильинична',
  )
  expect(readOwners(ownersText(owners))).toStrictEqual(owners)
  expect(readOwners('')).toStrictEqual([])
})

it.each(['Теремов И. О., 60%;Котова В. И., 40%', 'Теремов И. О., 60%;  Котова В. И., 40%;'])(
  'no owner is lost where a register parts them in its own way: %s',
  (text) => {
    expect(readOwners(text)).toStrictEqual([
      { name: 'Теремов И. О.', share: '60%' },
      { name: 'Котова В. И.', share: '40%' },
    ])
  },
)

it('a share with a point is a share, and a semicolon within a name parts no owners', () => {
  expect(readOwners('Котова Вера Ильинична, 33.33%; ООО «Кровля; фасад», 40%')).toStrictEqual([
    { name: 'Котова Вера Ильинична', share: '33.33%' },
    { name: 'ООО «Кровля; фасад»', share: '40%' },
  ])
})
