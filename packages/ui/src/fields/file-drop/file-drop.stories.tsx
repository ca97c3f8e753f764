import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { FileDrop } from './file-drop.tsx'
import type { DroppedFile } from './file-row.tsx'

const meta = {
  title: 'Поля/Файл',
  component: FileDrop,
  parameters: {
    guide: {
      about: 'Файл нажатием или перетаскиванием, выбранные файлы списком ниже.',
      use: 'Файлы с устройства: выписка, доверенность, фото. Ход и отказ видны у каждого файла.',
      avoid: 'Для чата возьмите кнопку со скрепкой рядом с «Текстом в несколько строк».',
    },
  },
  args: {
    label: 'Выписка ЕГРН',
    name: 'file',
    accept: '.xml',
    note: 'XML Росреестра, до 50 МБ',
    onFiles: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof FileDrop>

export default meta

type Story = StoryObj<typeof meta>

const sent = { key: 'a', name: 'extract_about_property_room.xml', size: 348_000, done: true }
const sending = { key: 'b', name: 'доверенность.pdf', size: 12_582_912, progress: 0.4 }
const refused = { key: 'c', name: 'скан.tiff', size: 61_865_984, error: 'Файл больше 50 МБ', isRefused: true }
const unanswered = { key: 'd', name: 'план.pdf', size: 348_000, error: 'Сервер не ответил' }

export const Empty: Story = {
  name: 'Пустое: выбор с клавиатуры и загрузка',
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('Выписка ЕГРН')
    await userEvent.tab()
    await expect(input).toHaveFocus()
    const file = new File(['<a/>'], 'a.xml', { type: 'text/xml' })
    await userEvent.upload(input, file)
    await expect(args.onFiles).toHaveBeenLastCalledWith([file])
  },
}
export const Several: Story = {
  name: 'Несколько: ход, готово, отказ',
  args: { label: 'Документы', multiple: true, accept: '.pdf,.xml', files: [sent, sending, refused] },
  play: async ({ canvas, args }) => {
    const files = ['a.xml', 'b.pdf'].map((name) => new File(['1'], name))
    await userEvent.upload(canvas.getByLabelText('Документы'), files)
    await expect(args.onFiles).toHaveBeenLastCalledWith(files)
    await expect(canvas.getByRole('progressbar', { name: 'Отправка: доверенность.pdf' })).toHaveValue(40)
    await expect(canvas.getByText(/^Файл больше 50/)).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Загружено файлов: 1 из 3')
    await userEvent.click(canvas.getByRole('button', { name: 'Отменить отправку: доверенность.pdf' }))
    await expect(args.onRemove).toHaveBeenLastCalledWith('b')
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать файл: скан.tiff' }))
    await expect(args.onRemove).toHaveBeenLastCalledWith('c')
  },
}
export const Again: Story = {
  name: 'Повторить можно то, что не дошло, а не то, что не подходит',
  args: { label: 'Документы', multiple: true, files: [refused, unanswered], onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить еще раз: план.pdf' }))
    await expect(args.onRetry).toHaveBeenLastCalledWith('d')
    await expect(canvas.queryByRole('button', { name: 'Отправить еще раз: скан.tiff' })).toBeNull()
  },
}
export const Over: Story = {
  name: 'Файл над полем',
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Выписка ЕГРН')
    await fireEvent.dragEnter(input)
    await expect(input.parentElement).toHaveAttribute('data-over')
  },
}
export const Away: Story = {
  name: 'Файл унесли мимо',
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('Выписка ЕГРН')
    await fireEvent.dragEnter(input)
    await fireEvent.dragLeave(input)
    await expect(input.parentElement).not.toHaveAttribute('data-over')
    await expect(args.onFiles).not.toHaveBeenCalled()
  },
}
function Listing(args: React.ComponentProps<typeof FileDrop>) {
  const [files, setFiles] = useState<readonly DroppedFile[]>([])
  return (
    <FileDrop
      {...args}
      files={files}
      onFiles={(chosen) => {
        args.onFiles(chosen)
        setFiles((before) => [
          ...before,
          ...chosen.map(({ name, size }, place) => ({
            key: `${before.length + place}`,
            name,
            size,
            done: true,
          })),
        ])
      }}
    />
  )
}
export const Listed: Story = {
  name: 'Выбранное встает в список',
  args: { label: 'Документы', multiple: true },
  render: (args) => <Listing {...args} />,
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Документы')
    for (const name of ['a.xml', 'b.xml']) await userEvent.upload(input, new File(['<a/>'], name))
    await expect(canvas.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      expect.stringContaining('a.xml'),
      expect.stringContaining('b.xml'),
    ])
  },
}
export const Chosen: Story = { name: 'Один файл загружен', args: { files: [sent] } }
export const Invalid: Story = {
  name: 'Ничего не выбрано',
  args: { error: 'Выберите файл' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Выписка ЕГРН')).toHaveAccessibleDescription('Выберите файл')
  },
}
export const Disabled: Story = { name: 'Недоступно', args: { disabled: true } }
export const Phone: Story = {
  name: 'Длинные имена, телефон',
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Документы, которые продавец показал вам перед сделкой',
    hint: 'Можно сфотографировать: главное, чтобы номера и даты читались',
    multiple: true,
    files: [
      { ...sent, name: 'report-0000000-0000-0000-0000-000000000000-extract-about-property-room-full.xml' },
      { ...sending, name: 'Доверенность на продажу квартиры, заверенная нотариусом, обе стороны.pdf' },
    ],
  },
}
