import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { Link } from '../../primitives/link/link.tsx'
import { AuthDialog } from '../auth-dialog/auth-dialog.tsx'
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx'
import { LegalDialog } from '../legal-dialog/legal-dialog.tsx'
import { SearchResultsDialog } from '../search-results-dialog/search-results-dialog.tsx'
import { ShareReportDialog } from '../share-report-dialog/share-report-dialog.tsx'
import { expectOnTop } from './story-window.ts'

const meta = {
  title: 'Диалоги/Стопка окон',
  parameters: {
    layout: 'fullscreen',
    guide: {
      about: 'Окно поверх окна: нижние темнеют и ждут, Escape и крестик снимают верхнее.',
      use: 'Когда внутри окна нужно прочесть условия или подтвердить опасное: закрыв верхнее, человек вернется к тому же месту.',
      avoid:
        'Четвертого окна не бывает: длинное дело ведут страницей. Вместо окна с одним «Понятно» раскройте текст на месте.',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj

/**
 * Opens dialogs one over another, as presses would: the next once the one below is there. `leave` closes all but the first
 * of them, or opens one more.
 */
function useStack(initial: number) {
  const [wanted, setWanted] = useState(initial)
  const [risen, setRisen] = useState(1)
  useEffect(() => {
    if (risen >= wanted) return
    const raise = () => {
      if (document.querySelectorAll('[aria-modal="true"]').length >= risen) setRisen(risen + 1)
      else frame = requestAnimationFrame(raise)
    }
    let frame = requestAnimationFrame(raise)
    return () => cancelAnimationFrame(frame)
  }, [risen, wanted])
  const depth = Math.min(risen, wanted)
  return { isOpen: (place: number) => depth > place, leave: (place: number) => () => setWanted(place) }
}

const nothing = () => undefined

function LinkAndQuestion() {
  const { isOpen, leave } = useStack(2)
  return (
    <>
      <ShareReportDialog
        open={isOpen(0)}
        onClose={leave(0)}
        report={'Проверка собственника, заказ 10\u00a0531'}
        link={{ url: 'https://realty.localhost/report/00000000/?key=0000', expires: '2026-11-28T11:05:00Z' }}
        terms={[{ value: '7', label: '7\u00a0дней' }]}
        audience="Любой, у кого есть ссылка. Входить не нужно."
        contents="Отчет целиком. Ваши почта, телефон и другие заказы не видны."
        onCreate={nothing}
        onRevoke={leave(2)}
      />
      <ConfirmDialog
        open={isOpen(1)}
        danger
        title="Отозвать ссылку?"
        confirmText="Отозвать"
        onConfirm={leave(1)}
        onClose={leave(1)}
      >
        Тот, кому вы ее отправили, больше не откроет отчет. Новая ссылка будет другой.
      </ConfirmDialog>
    </>
  )
}

export const Two: Story = {
  name: 'Два: вопрос поверх ссылки на отчет',
  parameters: { behind: 'report' },
  render: () => <LinkAndQuestion />,
  play: async () => {
    const question = await screen.findByRole('dialog', { name: 'Отозвать ссылку?' })
    await waitFor(() => expect(getComputedStyle(question).opacity).toBe('1'))
    await expectOnTop(question)
  },
}

function ResultsAndOffer() {
  const { isOpen, leave } = useStack(3)
  return (
    <>
      <SearchResultsDialog
        open={isOpen(0)}
        onClose={leave(0)}
        onSelect={leave(2)}
        onNone={leave(0)}
        query="Кленовая 14 кв 47"
        results={[
          {
            key: 'a',
            number: '00:14:0203005:1047',
            area: '54,3',
            type: 'Квартира',
            address: 'г. Образцовск, ул. Кленовая, д. 14, кв. 47',
            status: '',
          },
          {
            key: 'b',
            number: '00:14:0203005:3311',
            area: '54,1',
            type: 'Квартира',
            address: 'г. Образцовск, ул. Кленовая, д. 14, корп. 2, кв. 47',
            status: 'Ранее учтенный',
          },
        ]}
      />
      <AuthDialog
        open={isOpen(1)}
        onClose={leave(1)}
        view="register"
        onView={nothing}
        logo="parcel"
        brandName="Проверка"
        brandNote="недвижимости"
        login={{ onSubmit: nothing }}
        register={{
          onSubmit: nothing,
          consentLinks: {
            offer: (
              <Link href="#offer" onClick={leave(3)}>
                публичной оферты
              </Link>
            ),
            personalData: <Link href="#consent">согласие на обработку персональных данных</Link>,
            marketing: <Link href="#consent">письма</Link>,
          },
        }}
        reset={{ onSubmit: nothing }}
      />
      <LegalDialog
        open={isOpen(2)}
        onClose={leave(2)}
        title="Публичная оферта"
        version="Редакция от 01.10.2026"
        sections={[
          {
            title: '1. Общие положения',
            paragraphs: [
              'Исполнитель готовит отчеты из открытых государственных реестров по запросу заказчика.',
              'Услуга оплачивается вперед. Срок оказания — до семи рабочих дней.',
            ],
          },
          {
            title: '2. Возврат денег',
            paragraphs: [
              'Если источник не ответил, деньги за его часть возвращаются на баланс в течение часа.',
            ],
          },
        ]}
      />
    </>
  )
}

export const Three: Story = {
  name: 'Три: оферта поверх регистрации, под ней найденные объекты',
  parameters: { behind: 'search' },
  render: () => <ResultsAndOffer />,
  play: async () => {
    const offer = await screen.findByRole('dialog', { name: 'Публичная оферта' })
    await waitFor(() => expect(getComputedStyle(offer).opacity).toBe('1'))
    await expectOnTop(offer)
  },
}
export const ThreePhone: Story = {
  ...Three,
  name: 'Три на телефоне: верхний лист снизу',
  globals: { viewport: { value: 'phone' } },
}
