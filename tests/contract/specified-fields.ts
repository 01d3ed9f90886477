/**
 * Schema or property → its fields. `?` optional, `∅` may be null. Beyond the nulls that the specification gives
 * (uprn), a field is null only where it cannot be known yet or does not apply.
 */
export const fieldLists: Record<string, string> = {
  // Point 3, member and session (AU-04, SC-01, SC-02, DB-09)
  Member:
    'id mvneId title∅ originalMemberName memberName email firstName? lastName? msisdn? alternativePhoneNumber∅ hasActiveSim tcVersion birthDate memberSince notifyPromotions marketingOptIn marketingPrefsServicePlus marketingPrefsProducts marketingPrefs3PartiesInternal marketingPrefs3PartiesExternal marketingPrefsPostal memberNameConfirmed hasMfa lastLoginTime∅ addresses',
  'Member.addresses': 'line1 line2? city postcode country type',
  MemberSummary: 'id memberName',
  ChatIdentity: 'id hmac',
  ClientSessionRequest: 'requestId userConsentLevel features',
  'ClientSessionRequest.features': 'name',
  ClientSession: 'currentMemberId∅ features',
  'ClientSession.features': 'name variantInfo',
  'ClientSession.features.variantInfo': 'type value',
  SessionRecord: 'memberId∅ hasAccess expiry clientTrackingContext',
  'SessionRecord.clientTrackingContext': 'requestId context userConsentLevel',

  // Addresses (AD-03, AD-08…10)
  Premise:
    'id externalPremiseId premiseId uprn∅ propertyName? streetNumber? streetName postcode locality? city country longitude? latitude? hasActiveService? earliestActivationDate?',
  MemberAddress: 'premiseId uprn∅ propertyName? streetName streetNumber postcode locality city country',
  AddressCheckResult: 'status premises transactionId',
  PlanLookupResult: 'status premises transactionId installationDetails',
  'PlanLookupResult.installationDetails': 'products installFieldVisitRequired',
  AddressSuggestion: 'id type text description highlight?',

  // Products and plans (PL-02, PL-06, PL-08)
  // The evening's and the guaranteed speed are ours: what the contract summary says, for the cards (decision 134).
  Product:
    'productId displayName description benefits priceInPence setupPriceInPence downstreamSpeedInMbps upstreamSpeedInMbps eveningSpeedInMbps? guaranteedSpeedInMbps? sku? contractDurationText contractDurationInMonths tags',
  Plan: 'id apiVersion orderKey∅ memberId premiseId uprn∅ productId active upfrontPrice monthlyPrice displayName ecommerce downstreamSpeedInMbps upstreamSpeedInMbps connectionMethodDescription start∅ end∅ serviceStart∅ serviceEnd∅ provisionalStartDate∅ provisionalEndDate∅ contractDuration contractDurationText monthsRemaining∅ contractSummaryDocId∅ contractInformationDocId∅ ecommerceOrderScheduleId∅ switchId?∅ earliestActivationDate?',
  PlanWithAppointments:
    'id apiVersion orderKey∅ memberId premiseId uprn∅ productId active upfrontPrice monthlyPrice displayName ecommerce downstreamSpeedInMbps upstreamSpeedInMbps connectionMethodDescription start∅ end∅ serviceStart∅ serviceEnd∅ provisionalStartDate∅ provisionalEndDate∅ contractDuration contractDurationText monthsRemaining∅ contractSummaryDocId∅ contractInformationDocId∅ ecommerceOrderScheduleId∅ switchId?∅ earliestActivationDate? preworkAppointment∅ inhomeAppointment∅',
  PlanSelection: 'productId nccTransactionId?',
  PlanIdPayload: 'planId?',
  PreContract: 'planId contractSummaryDocId contractInformationDocId monthRemaining', // CO-05

  // Installations and appointments (BK-07, BK-10, BK-25, BK-27, BK-28)
  Installation:
    'id switchId? connectionMethodDescription? preworkAppointmentRequired inhomeAppointmentRequired preworkAppointment∅ inhomeAppointment∅ earliestActivationDate earliestInhomeStartDate∅',
  InstallationCreation: 'installationId? planId? switchId?',
  AppointmentSummary:
    'id date∅ slot∅ state visitType notesForEngineer∅ earliestArrivalTime∅ latestArrivalTime∅ estimatedDurationInMinutes created updated expired formattedArrivalTime∅ contactFirstName∅ contactLastName∅ contactPhoneNumber∅ notes',
  'AppointmentSummary.notes': 'healthAndSafety∅ engineerInstructions∅',
  InstallationAppointment: 'id installationId visitType date∅ formattedSlot∅ status contactDetails∅ accessDetails∅',
  'InstallationAppointment.contactDetails':
    'primaryContactName primaryContactMobile alternativeContactName? alternativeContactMobile?',
  'InstallationAppointment.accessDetails': 'installAccessType installInstruction? healthAndSafetyNotes engineerNotes',
  AppointmentListEntry: 'id date formattedSlot visitType',
  JourneyAppointment:
    'id date∅ formattedSlot∅ slot∅ state visitType contactFirstName? contactLastName? contactPhoneNumber? notes? startDateForAppointment?',
  AppointmentRequest: 'installationId visitType',
  AppointmentCreation:
    'installationId visitType primaryContactName primaryContactMobile alternativeContactName? alternativeContactMobile? installAccessType installInstruction? healthAndSafetyNotes? engineerNotes?',
  AppointmentUpdate:
    'notesForEngineer? appointmentDate? earliestArrivalTime? latestArrivalTime? slot? notes? contactDetails? accessDetails?',
  AppointmentUpdateV2:
    'appointmentId date slot formattedSlot contactFirstName contactLastName contactPhoneNumber notes?',
  'AppointmentUpdateV2.notes': 'healthAndSafety? engineerInstructions?',
  AppointmentConfirmation: 'appointmentId date slot formattedSlot',
  BookingSummaryCard:
    'installationDate installMethod contactName contactPhoneNumber healthAndSafety∅ notesForEngineers∅',

  // Availability and reservation (BK-11, RS-02, RS-04)
  Availability:
    'appointmentId visitType estimatedDurationInMinutes groupedAvailableAppointments? availableAppointments appointmentWindowInDaysPerCall inHomeLeadTimeInCalendarDays maxAppointmentWindowInDays',
  'Availability.groupedAvailableAppointments': 'date timeSlots',
  'Availability.groupedAvailableAppointments.timeSlots':
    'slot earliestArrivalTime latestArrivalTime formattedArrivalTime',
  ReservationRequest: 'contactDetails',
  'ReservationRequest.contactDetails': 'firstName lastName primaryPhoneNumber? alternativePhoneNumber?',
  // `heldUntil` is ours: the page says how long dates are held.
  ReservationAccepted: 'status rejectedAppointmentIds? heldUntil?',
  ReservationNotAccepted: 'status rejectedAppointmentIds heldUntil?',

  // Orders (OR-03, OR-05)
  OrderFromPlan: 'planId contractAccepted contractInformationDocId?',
  OrderFromPremise: 'premiseId productId memberId',
  CreatedOrder: 'planId id orderKey redirectUrl?',
  OrderListItem: 'id cancelled paid',
  Order:
    'id key externalOrderId∅ orderDate state stateDescription plan premise appointments cancellable cancellationCompletionDate∅',
  OrderAppointment:
    'id appointmentDate slot earliestArrivalTime latestArrivalTime visitType estimatedDurationInMinutes inHomeLeadTimeInDays state stateDescription notes∅ healthAndSafetyNotes∅ appointmentNotes contactFirstName contactLastName contactPhoneNumber contactSecondaryPhoneNumber∅ engineerName∅ engineerContactNumber∅ formattedArrivalTime rebookingRequired amendable',
  'OrderAppointment.appointmentNotes': 'engineerInstructions∅ healthAndSafety∅',

  // Switching (SW-02, SW-03, SW-08, SW-09)
  Switch:
    'id plannedSwitchDate∅ switchOrderReference∅ gainingProviderId gainingProviderName losingProviderId losingProviderName losingProviderAccountNumber∅ address postcode postTown lastName switchType',
  SwitchRequest: 'lastName losingProviderId losingProviderAccountNumber? nccTransactionId planId?',
  CommunicationProvider: 'id name',
  SwitchStatus:
    'id state reference? gainingProviderId gainingProviderName losingProviderId losingProviderName losingProviderAccountNumber∅ lastName implications error? services? alternative? expiresOn? plannedSwitchDate? planEndedOn?',
  'SwitchStatus.implications': 'method sentTo? sentAt',
  'SwitchStatus.error': 'code message',

  // Banners and interest (DB-07, RI-02)
  Banner: 'id title content variant showHelpBody showHelpText buttonText∅ buttonAction∅ dismissible',
  Prospect: 'nccTransactionId? firstName lastName? email address? uprn?',
  'Prospect.address': 'uprn? postcode? city? lines',

  // Events of the network provider (OR-10)
  NotificationEvent:
    'fromTest notificationType orderId eventDateTime actualOrderCompletionDateTime∅ actualCancellationDateTime∅ unsolicitedCease∅ switchOrderReference∅ premiseId∅ productsAndServices∅ appointments∅ message∅ cancellationReasonCode∅ delay∅ requestedOrderCompletionDateTime∅ committedOrderCompletionDateTime∅ requestedDisconnectionDateTime∅ committedDisconnectionDateTime∅ actualDisconnectionDateTime∅ deploymentMethod∅',
  'NotificationEvent.productsAndServices': 'parentServiceId technicalProducts',
  'NotificationEvent.productsAndServices.technicalProducts':
    'childServiceId technicalProductId action requestedCompletionDateTime∅ committedCompletionDateTime∅ actualCompletionDateTime∅ requestedActionStatus∅ updateDateTime∅ productGroupId associationId serviceLevel∅ switchOrderReference∅',
  'NotificationEvent.appointments':
    'appointmentKey estimatedDuration∅ earliestBasicAppointmentDate∅ specialRequest additionalWork visitType appointmentStatus engineerName∅ engineerContactNumber∅ estimatedEarliestArrivalDateTime∅ estimatedLatestArrivalDateTime∅ actualArrivalDateTime∅ actualDepartureDateTime∅ closureCode∅',
  'NotificationEvent.appointments.additionalWork': 'code status',
  'NotificationEvent.message': 'fieldName∅ fieldValue∅ messageCode',
  'NotificationEvent.delay':
    'delayIdentifier delayReasonCode delayCausedBy actionOwner estimatedActionCompletionDateTime∅',
};
