/** Every event that the site sends, with its parameters: the complete list of what is reported. */
export interface AnalyticsEvents {
  page_view: {
    page_title: string;
    /** Canonical: without language, query and hash. */
    page_location: string;
    /** The string `null` outside the products. */
    productId: string;
    productCategoryId: string;
  };
  /** `eventLabel`: `<kind>-<placement>-<shape>`. */
  ad: { eventAction: 'display' | 'click' | 'crash'; eventLabel: string };
  /** `eventLabel`: the words that found nothing, or the address that was chosen. */
  search: SearchParameters;
  CLS: VitalParameters;
  FCP: VitalParameters;
  INP: VitalParameters;
  LCP: VitalParameters;
  TTFB: VitalParameters;
}

export interface SearchParameters {
  eventAction: 'no-result' | 'chosen';
  eventLabel: string;
}

export interface VitalParameters {
  /** What has been added since the last event of this metric. */
  value: number;
  metric_id: string;
  metric_value: number;
}

/** A click on an element that carries `data-ga-event-category`; the category is the event's name. */
export interface ClickParameters {
  eventAction: string;
  eventLabel: string;
}

/** The reader's settings that are reported. */
export interface UserProperties {
  codeVariant: string;
  userLanguage: string;
  /** Rounded to a tenth. */
  devicePixelRatio: number;
  colorSchemeOS: 'light' | 'dark';
  colorScheme: string;
}
