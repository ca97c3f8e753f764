import type { Meta, StoryObj } from '@storybook/react-vite'
import { normaliseCadastralNumber } from '@proverka/domain'
import { fn } from 'storybook/test'
import { fieldStories } from '../field/field-stories.tsx'
import { pastedCadastralNumbers } from '../masked-input/pasted/cadastral-pasted.ts'
import { CadastralField } from './cadastral-field.tsx'

const story = fieldStories(CadastralField)

const meta = {
  title: 'Поля/Кадастровый номер',
  component: CadastralField,
  parameters: {
    guide: {
      about: 'Кадастровый номер, двоеточия встают сами.',
      use: 'Когда известен именно номер: точки, дефисы, пробелы и косые черты станут двоеточиями.',
      avoid: 'Если человек может знать только адрес, возьмите «Строку поиска»: она понимает и то и другое.',
    },
  },
  render: story.render,
  args: { label: 'Кадастровый номер', name: 'cadastral-field', value: '', onChange: fn() },
} satisfies Meta<typeof CadastralField>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = { name: 'Пустое', args: { hint: 'Есть в выписке и в договоре' } }
export const Filled: Story = { name: 'Заполнено', args: { value: '00:14:0203005:1047' } }
export const Typed: Story = {
  name: 'Двоеточия при наборе цифр',
  play: story.typed({ keys: '001402030051047', shown: '00:14:0203005:1047' }),
}
export const Pasted: Story = {
  name: 'Вставка в любом написании',
  play: story.pasted({
    example: 'кад. № 00-14-0203005-1047',
    shown: '00:14:0203005:1047',
    spellings: pastedCadastralNumbers,
    read: normaliseCadastralNumber,
  }),
}
export const Edited: Story = {
  name: 'Правка в середине, курсор на месте',
  args: { value: '00:14:0203005:1047' },
  play: story.edited([
    { at: 6, key: 'Backspace', shown: '00:1|:0203005:1047' },
    { key: '5', shown: '00:15|:0203005:1047' },
    { key: 'Delete', shown: '00:15|:203005:1047' },
    { at: 9, key: '7', shown: '00:15:2037|005:1047' },
  ]),
}
export const Invalid: Story = {
  name: 'Ошибка',
  args: { value: '00:14:0203', error: 'Некорректный кадастровый номер' },
  play: story.described('Некорректный кадастровый номер'),
}
export const Disabled: Story = { name: 'Недоступно', args: { value: '00:14:0203005:1047', disabled: true } }
export const Long: Story = {
  name: 'Длинная подпись, телефон',
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Кадастровый номер земельного участка под домом',
    hint: 'Четыре группы цифр через двоеточие; условный номер старого образца здесь не подойдет',
    error: 'Некорректный кадастровый номер',
    optional: true,
  },
}
