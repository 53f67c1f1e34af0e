import { defineMessages, type Message } from 'shared-kit/intl';

/** Features of cars that are widely known, by their English names in lower case. Others are shown as staff typed them. */
export const FEATURE_TEXT: Readonly<Record<string, Message>> = defineMessages({
  'air conditioning': { id: 'car.airConditioning', defaultMessage: 'Air conditioning' },
  'unlimited mileage': { id: 'car.unlimitedMileage', defaultMessage: 'Unlimited mileage' },
  '4x4': { id: 'car.fourByFour', defaultMessage: '4x4' },
  'hill descent control': { id: 'car.hillDescentControl', defaultMessage: 'Hill descent control' },
  'roof rails': { id: 'car.roofRails', defaultMessage: 'Roof rails' },
  'electric soft top': { id: 'car.electricSoftTop', defaultMessage: 'Electric soft top' },
  'seven seats': { id: 'car.sevenSeats', defaultMessage: 'Seven seats' },
  'eight seats': { id: 'car.eightSeats', defaultMessage: 'Eight seats' },
  'cruise control': { id: 'car.cruiseControl', defaultMessage: 'Cruise control' },
  'child-seat anchors': { id: 'car.childSeatAnchors', defaultMessage: 'Child-seat anchors' },
  'usb charging': { id: 'car.usbCharging', defaultMessage: 'USB charging' },
  'v8 engine': { id: 'car.v8Engine', defaultMessage: 'V8 engine' },
  'heated seats': { id: 'car.heatedSeats', defaultMessage: 'Heated seats' },
  'tow bar': { id: 'car.towBar', defaultMessage: 'Tow bar' },
  'large boot': { id: 'car.largeBoot', defaultMessage: 'Large boot' },
  'rear camera': { id: 'car.rearCamera', defaultMessage: 'Rear camera' },
  'type 2 charging cable': { id: 'car.chargingCable', defaultMessage: 'Type 2 charging cable' },
  'sport suspension': { id: 'car.sportSuspension', defaultMessage: 'Sport suspension' },
  'leather seats': { id: 'car.leatherSeats', defaultMessage: 'Leather seats' },
});
