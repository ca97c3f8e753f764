import type { Meta, StoryObj } from '@storybook/react-vite'
import type { AddressSuggestion } from '@proverka/domain/property'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Modal } from '../../dialogs/modal/modal.tsx'
import { fieldStories } from '../field/field-stories.tsx'
import type { LoadSuggestions } from '../suggest/suggestion-loader.ts'
import { AddressField } from './address-field.tsx'

const streets = [
  'Кленовая',
  'Кленовый проезд',
  'Кленовая, корп. 2',
  'Садовая',
  'Лесная',
  'Речная',
  'Полевая',
  'Южная',
  'Северная',
]
async function answer(text: string): Promise<readonly AddressSuggestion[]> {
  return text === 'марс' ? [] : streets.map((street) => ({ value: `г Образцовск, ул ${street}`, data: {} }))
}

const story = fieldStories(AddressField)

const meta = {
  title: 'Поля/Подсказки адресов',
  component: AddressField,
  parameters: {
    guide: {
      about: 'Адрес с подсказками; можно набрать и тот, которого в подсказках нет.',
      use: 'Адрес объекта, регистрации, доставки: подсказки с третьего знака, но принимается любой текст.',
      avoid:
        'На главной, где ищут и по номеру, возьмите «Строку поиска»; для компании — «Подсказки компаний».',
    },
  },
  render: story.render,
  args: {
    label: 'Адрес',
    name: 'address-field',
    value: '',
    onChange: fn(),
    load: fn<LoadSuggestions<AddressSuggestion>>(answer),
    onPick: fn(),
  },
} satisfies Meta<typeof AddressField>

export default meta

type Story = StoryObj<typeof meta>

export const Typed: Story = {
  name: '[SEARCH-15, SEARCH-16, SEARCH-17] Подсказки с третьего знака после паузы, восемь строк',
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Адрес' })
    await userEvent.type(input, 'клен')
    await expect(args.load).not.toHaveBeenCalled()
    await expect(await canvas.findAllByRole('option', {}, { timeout: 3000 })).toHaveLength(8)
    await expect(args.load).toHaveBeenCalledOnce()
    await expect(args.load).toHaveBeenCalledWith('клен', expect.any(AbortSignal))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(input).toHaveValue('г Образцовск, ул Кленовый проезд')
    await expect(args.onPick).toHaveBeenCalledWith(
      expect.objectContaining({ value: 'г Образцовск, ул Кленовый проезд' }),
    )
    await expect(input).toHaveAttribute('aria-expanded', 'false')
  },
}
export const Replaced: Story = {
  name: '[SEARCH-19] Новый запрос отменяет прежний',
  args: { load: fn<LoadSuggestions<AddressSuggestion>>(() => new Promise(() => undefined)) },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.type(input, 'клен')
    await waitFor(() => expect(args.load).toHaveBeenCalledOnce(), { timeout: 3000 })
    await expect(canvas.getByRole('status')).toHaveTextContent('Ищем подсказки')
    const first = (args.load as ReturnType<typeof fn>).mock.calls[0]?.[1] as AbortSignal
    await expect(first.aborted).toBe(false)
    await userEvent.type(input, 'о')
    await expect(first.aborted).toBe(true)
  },
}
export const NothingFound: Story = {
  name: 'Подсказок нет: текст остается',
  args: { load: fn<LoadSuggestions<AddressSuggestion>>(async () => []) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'марс')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Впишите его целиком'), {
      timeout: 3000,
    })
    await expect(canvas.getByRole('combobox')).toHaveValue('марс')
  },
}
export const Failed: Story = {
  name: 'Подсказки недоступны',
  args: { load: fn<LoadSuggestions<AddressSuggestion>>(() => Promise.reject(new Error('нет связи'))) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'кленовая 14')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('сейчас недоступны'), {
      timeout: 3000,
    })
  },
}
export const Filled: Story = { name: 'Заполнено', args: { value: 'г Образцовск, ул Кленовая, д 14, кв 47' } }
export const Invalid: Story = {
  name: 'Ошибка',
  args: { error: 'Обязательное поле', hint: 'Где находится квартира' },
}
export const Disabled: Story = { name: 'Недоступно', args: { value: 'г Образцовск', disabled: true } }
export const Long: Story = {
  name: 'Длинный текст, телефон',
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Адрес, по которому собственник зарегистрирован сейчас',
    value:
      'Республика Примерная, Образцовский муниципальный район, село Верхнее Кленовое, ул Сорока лет Октября, д 14',
  },
}
export const InDialog: Story = {
  name: 'В диалоге подсказки прокручиваются на глаза',
  parameters: { docs: { story: { inline: false } } },
  render: (args) => (
    <Modal open onClose={fn()} title="Где стоит дом">
      <p style={{ minHeight: '70vh' }}>{'Найдем дом по адресу: начните с города или улицы.'}</p>
      {story.render(args)}
    </Modal>
  ),
  play: async () => {
    const page = within(document.body)
    await userEvent.type(await page.findByRole('combobox'), 'клен')
    const list = await page.findByRole('listbox', {}, { timeout: 3000 })
    await waitFor(async () => {
      const dialog = page.getByRole('dialog').getBoundingClientRect()
      // Scrolling goes by whole pixels.
      await expect(list.getBoundingClientRect().bottom).toBeLessThan(dialog.bottom + 1)
    })
  },
}
