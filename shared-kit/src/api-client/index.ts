export type { AccountSession } from './account-session.ts';
export type {
  AccountsClient,
  HistoryChange,
  HistoryEntry,
  InvitedAccount,
  NewStaffAccount,
  StaffAccount,
} from './accounts.ts';
export * from './api-client.ts';
export * from './api-error.ts';
export type { BookingEmail, MailStatus } from './booking-email.ts';
export type { AskedChange, ChangeRequest, QuotedAmounts } from './change-request.ts';
export type {
  CustomerDetails,
  CustomerDocument,
  CustomerFlag,
  CustomersClient,
  KnownCustomer,
  NewCustomerDocument,
} from './customers.ts';
export * from './entity-search.ts';
export type { BookingOfPerson } from './erasures.ts';
export type {
  FineDetails,
  FineFileKind,
  FineImport,
  FineListFile,
  FineSettings,
  FinesClient,
  HolderCandidate,
  Holders,
} from './fines.ts';
export type { OfferedRates } from './fleet.ts';
export {
  type BookingCharge,
  type BookingHandovers,
  type Damage,
  type Handover,
  type HandoverPhoto,
  type HandoverSignature,
  type HandoverSigning,
  type HandoversClient,
  photoUrl,
} from './handovers.ts';
export type { ImportFile, ImportsClient, TakenArchive } from './imports.ts';
export type { Invoice, InvoiceBuyer, InvoicesClient } from './invoices.ts';
export type { ManagedReview, ManagedReviewsClient, ReviewDecision } from './managed-reviews.ts';
export type {
  CustomerAccount,
  LinkRequest,
  MyBooking,
  MyBookingChanges,
  MyBookings,
  MyBookingsClient,
  OnlineOrder,
  OnlinePayments,
  OwnPhoto,
  OwnQuote,
  PaymentForm,
  StaffOnlineOrder,
} from './my-bookings.ts';
export type { CommonFact, OpenRequests } from './open-requests.ts';
export type { PapersClient } from './papers.ts';
export type {
  CashDay,
  CashDrawer,
  NewCashCount,
  PaymentsClient,
  PaymentsOfBooking,
  RecordedPayment,
} from './payments.ts';
export * from './read-problems.ts';
export type { ReportsClient } from './reports.ts';
export type { OpenedReview, ReviewsClient } from './reviews.ts';
export type { UploadOptions } from './send-with-progress.ts';
export * from './staff-calls.ts';
export { createTransport, type TransportOptions } from './transport.ts';
export type { UploadedImage } from './upload-image.ts';
export type {
  DueOfCar,
  StoredVehiclePaper,
  StoredVehicleService,
  VehicleFile,
  VehiclePapersClient,
  VehicleRecords,
} from './vehicle-papers.ts';
export * from './visitor-calls.ts';
export * from './wire-format.ts';
