import { deliverInquiry } from "../inquiry/deliverInquiry.ts";
import { inquiryOffice } from "../inquiry/inquiryOffice.ts";
import { PriceForm, type InquiryHome } from "../inquiry/PriceForm.tsx";
import { localText } from "../project/localText.ts";
import type { Picture } from "../project/types.ts";
import { ToastStage } from "../ui/ToastStage.tsx";
import type { ApartmentHome } from "./apartmentHome.ts";
import { useFinder, useFinderHome, type FinderSettings } from "./FinderContext.tsx";
import { useApartmentReports } from "./useApartmentReports.ts";
import type { ApartmentPictures } from "./useApartmentPictures.ts";

type Props = { readonly home: ApartmentHome; readonly found: ApartmentPictures };
type Delivery = Parameters<ReturnType<ReturnType<typeof inquiryOffice>["desk"]>["submit"]>[0];

/** The price form over the preview, and the toasts that say how an inquiry ended, even after the form was closed. */
export function ApartmentInquiry({ home, found }: Props) {
  const { store, settings, actions } = useFinderHome();
  const isOpen = useFinder(({ screen }) => screen.name === "inquiry");
  const office = inquiryOffice(store);
  const pictures = found.state === "ready" ? found.pictures : [];
  const picture = pictures.find(({ src }) => !isDrawing(src)) ?? pictures[0];
  const desk = office.desk(home.id);
  const reports = useApartmentReports(home);
  const { privacy } = settings;
  const submit = (honeypot: string): void => {
    const deliver: Delivery["deliver"] = (fields) => send(fields, { home, picture, settings });
    void desk.submit({ hasPicture: !!picture, honeypot, consent: privacy.version ?? "", deliver, ...reports });
  };
  return (
    <>
      {isOpen && (
        <PriceForm
          desk={desk}
          home={cardOf(home, picture)}
          project={{ name: localText(settings.project.name, "sq"), contact: settings.project.contact }}
          privacy={privacy}
          onSubmit={submit}
          onClose={actions.goBack}
        >
          <ToastStage toaster={office.dialogToasts} />
        </PriceForm>
      )}
      <ToastStage toaster={office.pageToasts} />
    </>
  );
}

type Sender = {
  readonly home: ApartmentHome;
  readonly picture: Picture | undefined;
  readonly settings: FinderSettings;
};

function send(fields: Parameters<Delivery["deliver"]>[0], { home, picture, settings }: Sender) {
  const { mail, privacy, scriptBase, onSettle, partner, announce } = settings;
  const letter = {
    ...fields,
    apartment: home.apartment?.id ?? null,
    floor: home.floorLabel,
    image: picture?.src ?? "",
    partner,
    page: location.origin + location.pathname,
    consent: privacy.version || null,
  };
  return deliverInquiry(letter, {
    mail,
    scriptBase,
    onSettle,
    announce: ({ apartment, name, phone, email, floor, image, consent }) =>
      announce("inquirysubmit", { apartment, name, phone, email, floor, image, consent }),
  });
}

function cardOf({ title, tower, floor, facts }: ApartmentHome, picture: Picture | undefined): InquiryHome {
  return {
    title: [title, facts?.area].filter(Boolean).join(", "),
    lines: [
      [tower, floor].filter(Boolean).join(", "),
      [facts?.bedrooms, facts?.side].filter(Boolean).join(", "),
    ].filter(Boolean),
    picture,
  };
}

/** Drawings are no picture of a home, and no mail program shows them. */
function isDrawing(src: string): boolean {
  return /\.svg(?:[?#]|$)/i.test(src);
}
